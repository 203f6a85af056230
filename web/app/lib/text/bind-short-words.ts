/** Longer runs of words may be wider than a line of a phone in the largest size. */
const longestRun = 14;
const shortWord = /^\p{L}{1,4}$/u;

/**
 * A headline in which a short word stays with the next one, by a space that does not break: no line
 * ends with "met", "et" or "with".
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
