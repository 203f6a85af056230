import type { ComponentType } from 'react';
import { ModuleList } from '../blocks/module-list';
import { FormBlock } from '../form/view/form-block';
import type { RefusedForm } from '../form/send/form-answer';
import { ArticlePage } from './article/view';
import { ArticleOverview } from './category/view';
import { ComparePage } from './compare/view';
import { CookieSettingsPage } from './cookies/view';
import { FavouritesPage } from './favourites/view';
import { FormScreen } from './form/view';
import { LandingScreen } from './landing/view';
import { Page } from './page/view';
import { ProjectPage } from './project/view';
import type { ScreenName } from './screen';
import type { AnyScreenData, ScreenData } from './screens.server';
import { TeamPage } from './team/view';
import { TestimonialPage } from './testimonial/view';
import { TestimonialOverview } from './testimonials/view';
import { ThanksScreen } from './thanks/view';

type ScreenProps<Name extends ScreenName> = {
  data: ScreenData<Name>;
  /** Why the screen's form was refused; null if none was sent. */
  answer: RefusedForm | null;
};

const views: { [Name in ScreenName]: ComponentType<ScreenProps<Name>> } = {
  article: ({ data }) => (
    <>
      <ArticlePage article={data.view} />
      <ModuleList modules={data.modules} />
    </>
  ),
  category: ({ data }) => (
    <>
      <ArticleOverview overview={data.view} />
      <ModuleList modules={data.modules} />
    </>
  ),
  compare: ({ data }) => <ComparePage compare={data.view} />,
  cookies: ({ data }) => <CookieSettingsPage settings={data.view} />,
  favourites: ({ data }) => <FavouritesPage favourites={data.view} />,
  form: ({ data, answer }) => <FormScreen screen={data.view} answer={answer} />,
  landing: ({ data }) => <LandingScreen landing={data.view} />,
  page: ({ data }) => <Page page={data.view} />,
  project: ({ data }) => (
    <ProjectPage project={data.view} question={<FormBlock block={data.question} />} />
  ),
  team: ({ data }) => <TeamPage page={data.view} question={<FormBlock block={data.question} />} />,
  testimonial: ({ data }) => (
    <>
      <TestimonialPage page={data.view} />
      <ModuleList modules={data.modules} />
    </>
  ),
  testimonials: ({ data }) => (
    <>
      <TestimonialOverview overview={data.view} />
      <ModuleList modules={data.modules} />
    </>
  ),
  thanks: ({ data }) => <ThanksScreen thanks={data.view} map={data.map} similar={data.similar} />,
};

type ScreenViewProps = { data: AnyScreenData; answer: RefusedForm | null };

export function ScreenView({ data, answer }: ScreenViewProps) {
  const View = views[data.screen] as ComponentType<ScreenViewProps>;
  return <View data={data} answer={answer} />;
}
