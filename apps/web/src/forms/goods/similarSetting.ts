import { recallOwn, rememberOwn } from '../../lib/deviceStore.ts'

/** Shorter names of marks are not searched. */
export const LEAST_NAME = 2
/** Key of the reader's setting on this device; 'off' when they turned the search of similar marks off. */
const SETTING = 'similar-marks'

/** Whether the reader turned the search of similar marks off in drafts. */
export const isSimilarOff = (): boolean => recallOwn(SETTING) === 'off'
export const turnSimilar = (off: boolean): void => rememberOwn(SETTING, off ? 'off' : 'on')
