/** What a Response takes as its body; Node's types have no name for it. */
export type ResponseBody = ConstructorParameters<typeof Response>[0];
