// The package has no types of its own.
declare module 'object-inspect' {
  const inspect: (value: unknown, options?: { depth?: number; quoteStyle?: 'single' | 'double' }) => string;

  export { inspect as default };
}
