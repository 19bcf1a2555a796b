/** USER_TYP of a registered consultant; only this type has consultant data (PP 100/2021). */
export const CONSULTANT_TYPE = 6

export type ConsultantGate = 'open' | 'role_without_data' | 'no_role'

/** Whether the consultant data window opens for this user. */
export function consultantGate(user: { userType: number; agentCode: number | string | null }): ConsultantGate {
  if (user.userType !== CONSULTANT_TYPE) return 'no_role'
  return user.agentCode === null || user.agentCode === '' ? 'role_without_data' : 'open'
}
