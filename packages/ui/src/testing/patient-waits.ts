import { configure } from '@testing-library/react';

// A wait ends as soon as it may. Only what never comes takes as long as this, on a busy machine too.
configure({ asyncUtilTimeout: 15_000 });
