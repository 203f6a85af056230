import { Badge, Box, Field, Flex, IconButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type {
  ListingChoice,
  ListingChoices,
} from '../../listings/listing-choices/find-listing-choices';
import { moveActive } from './move-active';
import { useAnswer } from './inbox-answers';
import { useDebounced } from './use-debounced';

interface Props {
  /** Reference of the chosen listing; empty without one. */
  value: string;
  onChange(chosen: ListingChoice | null): void;
}

/** Chooses a listing: a search by type, street, place, reference or person, then a card. */
export function ListingCombobox({ value, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { data } = useChoices('', value);
  const [picked, setPicked] = useState<ListingChoice | null>(null);
  if (!value) {
    return (
      <ListingSearch
        onChoose={(choice) => {
          setPicked(choice);
          onChange(choice);
        }}
      />
    );
  }
  const known = [picked, data?.chosen].find((choice) => choice?.reference === value);
  return (
    <Flex
      gap={3}
      padding={3}
      hasRadius
      borderColor="neutral200"
      justifyContent="space-between"
      alignItems="flex-start"
      data-chosen-listing={value}
    >
      {known ? <Described choice={known} /> : <Typography>{value}</Typography>}
      <IconButton
        label={formatMessage({ id: 'agency.choices.remove' }, { name: known?.title ?? value })}
        variant="ghost"
        onClick={() => onChange(null)}
      >
        <Cross />
      </IconButton>
    </Flex>
  );
}

interface SearchProps {
  onChoose(choice: ListingChoice): void;
  /** Not offered again. */
  chosen?: readonly string[];
  label?: string;
}

const none: readonly string[] = [];

export function ListingSearch({ onChoose, chosen = none, label }: SearchProps) {
  const { formatMessage } = useIntl();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const text = useDebounced(typed.trim());
  const { data } = useChoices(text, '');
  const isCurrent = data?.text === typed.trim() && typed.trim() !== '';
  const found = isCurrent ? data.found.filter(({ reference }) => !chosen.includes(reference)) : [];
  const isShown = isOpen && typed.trim() !== '';
  const choose = (choice: ListingChoice | undefined): void => {
    if (!choice) return;
    setTyped('');
    setOpen(false);
    onChoose(choice);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      // It would submit a form.
      event.preventDefault();
      if (isShown) choose(found[active]);
    } else if (event.key === 'Escape') {
      // Closes the list only: a dialog around it stays, and the browser does not empty the field.
      if (isShown) event.preventDefault();
      setOpen(false);
    } else {
      const next = moveActive(event.key, isShown ? active : -1, found.length);
      if (next === null) return;
      event.preventDefault();
      setOpen(true);
      setActive(next);
    }
  };
  return (
    <Box position="relative" width="100%">
      <Field.Input
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={list}
        aria-activedescendant={isShown && found[active] ? `${list}-${active}` : undefined}
        aria-label={label}
        autoComplete="off"
        maxLength={100}
        placeholder={formatMessage({ id: 'agency.listing.search' })}
        value={typed}
        onChange={({ target }: { target: HTMLInputElement }) => {
          setTyped(target.value);
          setOpen(true);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      {isShown && (
        <Box
          id={list}
          role="listbox"
          aria-label={formatMessage({ id: 'agency.choices.found' })}
          position="absolute"
          zIndex={4}
          width="100%"
          background="neutral0"
          shadow="filterShadow"
          borderColor="neutral150"
          hasRadius
          padding={1}
          style={{ maxHeight: '36rem', overflowY: 'auto' }}
        >
          {found.map((choice, index) => (
            <Option
              key={choice.documentId}
              id={`${list}-${index}`}
              choice={choice}
              isActive={index === active}
              onChoose={() => choose(choice)}
            />
          ))}
          {isCurrent && found.length === 0 && (
            <Box padding={2} role="status">
              <Typography variant="pi">{formatMessage({ id: 'agency.choices.none' })}</Typography>
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}

interface OptionProps {
  id: string;
  choice: ListingChoice;
  isActive: boolean;
  onChoose(): void;
}

function Option({ id, choice, isActive, onChoose }: OptionProps) {
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, isActive]);
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      background={isActive ? 'primary100' : 'neutral0'}
      hasRadius
      padding={2}
      style={{ cursor: 'pointer' }}
      // Before the field loses the focus, which closes the list.
      onMouseDown={(event: React.MouseEvent) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <Described choice={choice} />
    </Box>
  );
}

function Described({ choice }: { choice: ListingChoice }) {
  const { formatMessage } = useIntl();
  const { title, type, address, reference, people, goal, availability, isWithdrawn, picture } =
    choice;
  const say = (id: string): string => formatMessage({ id, defaultMessage: id });
  const state = isWithdrawn
    ? say('agency.listing.withdrawn')
    : [goal, availability === 'available' ? null : availability]
        .filter(Boolean)
        .map((word) => say(word ?? ''))
        .join(' · ');
  return (
    <Flex gap={3} alignItems="flex-start" minWidth={0}>
      {picture && (
        <img
          src={picture}
          alt=""
          style={{ width: '6.4rem', height: '4.8rem', objectFit: 'cover', flexShrink: 0 }}
        />
      )}
      <Box minWidth={0} style={{ overflowWrap: 'anywhere' }}>
        <Typography tag="div" fontWeight="semiBold">
          {title}
        </Typography>
        <Typography tag="div" variant="pi">
          {[type, address].filter(Boolean).join(' · ')}
        </Typography>
        <Typography tag="div" variant="pi" textColor="neutral600">
          {[reference, ...people].join(' · ')}
        </Typography>
        {state && <Badge>{state}</Badge>}
      </Box>
    </Flex>
  );
}

function useChoices(text: string, chosen: string) {
  const { locale } = useIntl();
  const query = new URLSearchParams({ language: locale.slice(0, 2), text, chosen });
  return useAnswer<ListingChoices>(text || chosen ? `/agency/listing-choices?${query}` : '');
}
