import type { MailAttachment, MailContent } from '../outgoing-mail';

/** Returns the content id of the drawing in the block with that index. */
export function nameDrawing(index: number): string {
  return `drawing-${index}@mail`;
}

export function listDrawings({ blocks }: MailContent): MailAttachment[] {
  return blocks.flatMap((block, index) =>
    block.type === 'drawing'
      ? [
          {
            filename: `drawing-${index}.png`,
            contentType: 'image/png',
            content: block.drawing.content,
            cid: nameDrawing(index),
          },
        ]
      : [],
  );
}
