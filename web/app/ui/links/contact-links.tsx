import { LinkButton } from '../controls/button';
import { Icon } from '../icons/icon';
import type { ContactLinkView } from './app-link';

type ContactLinksProps = {
  phone: ContactLinkView | null;
  email: ContactLinkView | null;
  phoneFirst: boolean;
};

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
