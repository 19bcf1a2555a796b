import * as catalogue from '@saki/catalogue'
export const planted = catalogue
