// The draw layer's public names.
export {};
