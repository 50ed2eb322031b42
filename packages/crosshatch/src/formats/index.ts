// The formats layer's public names.
export {};
