import { createElement } from 'react'
export const planted = createElement
