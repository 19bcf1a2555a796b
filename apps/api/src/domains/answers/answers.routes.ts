import { answersCalls } from '@saki/contracts/answers'

import { implement } from '../../implement.ts'
import { getAnswerForm, getAnswers, getLettersToAnswer } from './answerForm.ts'
import { saveAnswer } from './saveAnswer.ts'
import { sendAnswer } from './sendAnswer.ts'

/** The answers of applicants to letters. */
export const answersRoutes = implement(answersCalls, {
  getLettersToAnswer,
  getAnswerForm,
  saveAnswer,
  sendAnswer,
  getAnswers,
})
