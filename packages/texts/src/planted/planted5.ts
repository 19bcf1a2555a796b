import { everyCall } from '@saki/contracts'
export const planted = everyCall
