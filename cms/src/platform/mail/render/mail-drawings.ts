import type { MailAttachment, MailContent } from '../outgoing-mail';

/** By what a mail shows the drawing of its block with that index. */
export function nameDrawing(index: number): string {
  return `drawing-${index}@mail`;
}

/** The drawings of a mail as files that go along with it. */
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
