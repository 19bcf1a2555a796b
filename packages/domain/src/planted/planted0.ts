import { z } from 'zod'
export const planted = z
