import { answersCalls } from '@saki/contracts/answers'

import { implement } from '../../implement.ts'
import { getAnswerForm, getAnswers, getLettersToAnswer } from './answerForm.ts'
import { getFormalitas, getValFormalitas } from './getFormalitas.ts'
import { saveAnswer } from './saveAnswer.ts'
import { saveFormality } from './saveFormality.ts'
import { sendAnswer } from './sendAnswer.ts'

/** The formality check of the office, and the answers of applicants to letters. */
export const answersRoutes = implement(answersCalls, {
  offiDocInsertUpdate: saveFormality,
  getFormalitas,
  getValFormalitas,
  getLettersToAnswer,
  getAnswerForm,
  saveAnswer,
  sendAnswer,
  getAnswers,
})
