import { deskRoutes } from '@saki/api/domains/desk/desk.routes'
export const planted = deskRoutes
