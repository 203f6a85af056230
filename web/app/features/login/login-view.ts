import type { IconName } from '../../ui/icons/icon';
import type { ContactLinkView, LinkView } from '../../ui/links/app-link';
import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { FormView } from '../../form/form-view';

/** OWN-1: a step of the login. */
export type LoginView = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  /** What has just been done. */
  notice: string | null;
  text: string;
  form: FormView | null;
  /** Ways on; where there is no form, the first is the one to take. */
  links: LinkView[];
  panel: LoginPanelView;
};

/** What stands beside each step. */
export type LoginPanelView = {
  title: string;
  lines: { icon: IconName; text: string }[];
  /** How to get a login. */
  access: string;
  phone: ContactLinkView | null;
  email: ContactLinkView | null;
};
