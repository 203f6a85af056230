import { configure } from '@testing-library/react';

/** On a busy machine lazy imports take longer than the default second. */
configure({ asyncUtilTimeout: 10_000 });
