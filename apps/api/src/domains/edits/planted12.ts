import { draftsRoutes } from '../drafts/drafts.routes.ts'
export const planted = draftsRoutes
