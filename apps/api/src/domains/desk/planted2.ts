import { seedDemo } from '../../../../demo/src/seedDemo.ts'
export const planted = seedDemo
