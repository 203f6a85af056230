/** Longer runs could exceed the line of a phone at the largest font size. */
const longestRun = 14;
const shortWord = /^\p{L}{1,4}$/u;

/**
 * Joins each short word of a headline to the next one with a no-break space, so that no line ends
 * with "met", "et" or "with".
 */
export function bindShortWords(text: string): string {
  let run = 0;
  let isAfterShort = false;
  return text
    .split(' ')
    .map((word, index) => {
      const isBound = isAfterShort && run + 1 + word.length <= longestRun;
      run = isBound ? run + 1 + word.length : word.length;
      isAfterShort = shortWord.test(word);
      return (index === 0 ? '' : isBound ? '\u00a0' : ' ') + word;
    })
    .join('');
}
