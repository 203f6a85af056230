import { configure } from '@testing-library/react';

/** A busy machine imports what a press opens in more than the second that is waited for otherwise. */
configure({ asyncUtilTimeout: 10_000 });
