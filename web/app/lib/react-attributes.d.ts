import 'react';

/* eslint-disable @typescript-eslint/no-unused-vars -- an interface of React is extended under its own parameters */

/** React 18 writes this attribute only in lower case, which its types do not allow. */
declare module 'react' {
  interface ImgHTMLAttributes<T> {
    fetchpriority?: 'high' | 'low';
  }
  interface ScriptHTMLAttributes<T> {
    fetchpriority?: 'high' | 'low';
  }
  interface LinkHTMLAttributes<T> {
    fetchpriority?: 'high' | 'low';
  }
}
