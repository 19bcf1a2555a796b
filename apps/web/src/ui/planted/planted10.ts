import { addMonths } from '@saki/domain/dates/legalDate'
export const planted = addMonths
