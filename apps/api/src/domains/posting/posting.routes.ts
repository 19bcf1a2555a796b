import { postingCalls } from '@saki/contracts/posting'

import { implement } from '../../implement.ts'
import { officeLettersPosted } from './lettersPosted.ts'
import { officeLettersToPost, officePostalOfCase } from './lettersToPost.ts'

/** Letters to persons without an account, which the office prints and posts. */
export const postingRoutes = implement(postingCalls, { officeLettersToPost, officePostalOfCase, officeLettersPosted })
