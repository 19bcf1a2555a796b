import { seedDemo } from '@saki/demo/seedDemo'
export const planted = seedDemo
