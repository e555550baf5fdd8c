/** One of the program's commands. It prints its result, and throws what `startSentence` puts in sentences. @param args what's after its name */
export type Command = (args: readonly string[]) => Promise<void>;
