import { flowWords } from '../../flowWords.ts'

export const { stateWords, urgentWords, actionWords } = flowWords('patents')
