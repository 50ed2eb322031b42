// What importing a .wasm file gives in workerd: a compiled WebAssembly.Module.
declare module '*.wasm' {
  const compiled: object;

  export { compiled as default };
}
