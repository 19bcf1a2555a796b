import { sessionRoutes } from '../session/session.routes.ts'
export const planted = sessionRoutes
