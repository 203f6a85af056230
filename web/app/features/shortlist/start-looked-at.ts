import type { ListingCardView } from '../../catalogue/listing/card/listing-card-view';
import { loadTexts } from '../../i18n/load-texts.client';
import { announce } from '../../lib/dom/announcements';
import { findAll, onEvent } from '../../lib/dom/on-event';
import { lookedAt } from '../../lib/dom/shortlists';

const part = '[data-looked-at]';

/**
 * Records recently viewed listings, latest first, if the visitor enabled it; a stored empty list
 * means enabled.
 */
export function start(): void {
  const [section] = findAll(part);
  if (!section) return;
  const id = section.dataset.lookedAt ?? '';
  const look = () => lookedAt.write([id, ...without(id)].slice(0, lookedAt.most));
  if (lookedAt.read().length > 0) look();
  const show = () => void showList(section, id);
  onEvent('click', '[data-looked-start]', () => {
    if (look() === 'refused') void refuse();
  });
  onEvent('click', '[data-looked-clear]', () => void lookedAt.write([]));
  lookedAt.subscribe(show);
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      show();
    },
    { rootMargin: '400px' },
  );
  seen.observe(section);
}

function without(id: string): string[] {
  return lookedAt.read().filter((other) => other !== id);
}

async function showList(section: HTMLElement, id: string): Promise<void> {
  const isKept = lookedAt.read().length > 0;
  const hadFocus = section.contains(document.activeElement);
  for (const one of findAll('[data-looked-own]', section)) one.hidden = !isKept;
  for (const one of findAll('[data-looked-offer]', section)) one.hidden = isKept;
  // The button with the focus is gone.
  if (hadFocus) section.querySelector<HTMLElement>('button:not([hidden])')?.focus();
  const ids = without(id);
  const cards = ids.length > 0 ? await fetchCards(`${section.dataset.cards}${ids.join(',')}/`) : [];
  const list = section.querySelector('[data-looked-list]');
  const template = section.querySelector('template');
  if (template) list?.replaceChildren(...cards.map((card) => drawCard(template, card)));
}

async function fetchCards(address: string): Promise<ListingCardView[]> {
  const response = await fetch(address).catch(() => null);
  return response?.ok ? ((await response.json()) as ListingCardView[]) : [];
}

function drawCard(template: HTMLTemplateElement, card: ListingCardView): DocumentFragment {
  const drawn = template.content.cloneNode(true) as DocumentFragment;
  drawn.querySelector('a')?.setAttribute('href', card.href);
  drawn.querySelector('[data-name]')?.append(card.title);
  drawn.querySelector('[data-price]')?.append(card.priceText);
  const image = drawn.querySelector('img');
  if (card.picture && image) image.src = card.picture.src;
  else image?.remove();
  return drawn;
}

async function refuse(): Promise<void> {
  const { t } = await loadTexts();
  announce({ text: t('shortlist.refused') });
}
