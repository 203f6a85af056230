import type { IconName } from '../../ui/icons/icon';
import type { ContactLinkView, LinkView } from '../../ui/links/app-link';
import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { FormView } from '../../form/form-view';

export type LoginView = {
  breadcrumbs: BreadcrumbView[];
  title: string;
  notice: string | null;
  text: string;
  form: FormView | null;
  links: LinkView[];
  panel: LoginPanelView;
};

export type LoginPanelView = {
  title: string;
  lines: { icon: IconName; text: string }[];
  access: string;
  phone: ContactLinkView | null;
  email: ContactLinkView | null;
};
