import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

interface QuestionProps {
  isOpen: boolean;
  /** Message keys. */
  title: string;
  words?: string;
  stay: string;
  answers: readonly { words: string; isDanger?: boolean; act(): void }[];
  onStay(): void;
}

/** A question above a page or dialog; Escape is the same as staying. */
export function Question({ isOpen, title, words, stay, answers, onStay }: QuestionProps) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
    >
      <Dialog.Content>
        <Dialog.Header>{say(title)}</Dialog.Header>
        <Dialog.Body>
          {words && <Typography textAlign="center">{say(words)}</Typography>}
        </Dialog.Body>
        <Dialog.Footer>
          <Flex direction="column" alignItems="stretch" gap={2} width="100%">
            {answers.map((answer) => (
              <Button
                key={answer.words}
                fullWidth
                variant={answer.isDanger ? 'danger-light' : 'secondary'}
                onClick={answer.act}
              >
                {say(answer.words)}
              </Button>
            ))}
            <Dialog.Cancel>
              <Button fullWidth>{say(stay)}</Button>
            </Dialog.Cancel>
          </Flex>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
