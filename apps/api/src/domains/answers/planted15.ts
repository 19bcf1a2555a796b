import { editsRoutes } from '../edits/edits.routes.ts'
export const planted = editsRoutes
