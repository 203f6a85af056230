import { LinkButton } from '../controls/button';
import { Icon } from '../icons/icon';
import type { ContactLinkView } from './app-link';

type ContactLinksProps = {
  phone: ContactLinkView | null;
  email: ContactLinkView | null;
  /** Whether the phone is the main thing to do here. */
  phoneFirst: boolean;
};

/** Phone and mail as quiet links, each only where it is known. */
export function ReachLinks(
  props: Omit<ContactLinksProps, 'phoneFirst'> & { className: string | undefined },
) {
  const { phone, email, className } = props;
  return (
    <>
      {phone && (
        <a className={className} href={phone.href}>
          <Icon name="phone" />
          {phone.text}
        </a>
      )}
      {email && (
        <a className={className} href={email.href}>
          <Icon name="mail" />
          {email.text}
        </a>
      )}
    </>
  );
}

/** Phone and mail as buttons, each only where it is known; the parent lays them out. */
export function ContactLinks({ phone, email, phoneFirst }: ContactLinksProps) {
  return (
    <>
      {phone && (
        <LinkButton href={phone.href} kind={phoneFirst ? 'primary' : 'secondary'}>
          <Icon name="phone" />
          {phone.text}
        </LinkButton>
      )}
      {email && (
        <LinkButton href={email.href} kind="secondary">
          <Icon name="mail" />
          {email.text}
        </LinkButton>
      )}
    </>
  );
}
