import { createContext } from 'react';

/** Lets the inline scripts of a page that React takes over run; only the server knows it. */
export const ScriptNonce = createContext<string | undefined>(undefined);
