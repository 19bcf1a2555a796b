import type { BodyFor, EveryCall, ReplyOf } from '@saki/contracts'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { nikDigits, nikFindings, spacedNik, type Gender } from '@saki/domain/people/nik'
import { profileFields, type ProfileField } from '@saki/domain/people/profileFaults'
import type { TextKey } from '@saki/texts'

export type StoredProfile = ReplyOf<EveryCall['getUserDataDetail']>[number]
export type ProfileBody = BodyFor<EveryCall['updateProfile']>
/** Fields as typed. */
export type ProfileForm = Record<ProfileField, string>

/** Initial values of the fields. */
export function profileFormOf(profile: StoredProfile | undefined): ProfileForm {
  const text = (field: ProfileField) => [field, String(profile?.[field] ?? '')]
  const form = Object.fromEntries(profileFields.map(text)) as ProfileForm
  return { ...form, PERSONAL_ID: spacedNik(form.PERSONAL_ID) }
}

/** The body to send: trimmed, NIK without spaces. A consultant number that is not shown keeps its stored value. */
export function profileBody(form: ProfileForm, profile: StoredProfile) {
  const trimmed = Object.fromEntries(profileFields.map((field) => [field, form[field].trim()])) as ProfileForm
  return {
    ...trimmed,
    PERSONAL_ID: nikDigits(form.PERSONAL_ID),
    GENDER: form.GENDER as Gender | '',
    NATIONALITY_COUNTRY_CODE: form.NATIONALITY_COUNTRY_CODE as 'ID' | '',
    USER_TYP: Number(form.USER_TYP),
    NOTES: isConsultant(form) ? trimmed.NOTES : profile.NOTES,
    ID: profile.ID,
    AGENT_CODE: profile.AGENT_CODE,
  } satisfies ProfileBody
}

export function isConsultant(form: Pick<ProfileForm, 'USER_TYP'>): boolean {
  return form.USER_TYP === String(CONSULTANT_TYPE)
}

/** A field as it is sent: spaces around it and the groups of a NIK are no change. */
function sentText(form: ProfileForm, field: ProfileField): string {
  return field === 'PERSONAL_ID' ? nikDigits(form[field]) : form[field].trim()
}

export function hasProfileChanges(form: ProfileForm, profile: StoredProfile): boolean {
  const stored = profileFormOf(profile)
  return profileFields.some((field) => sentText(form, field) !== sentText(stored, field))
}

/** A warning about the NIK; it does not prevent saving. */
export function nikAdvice(form: ProfileForm): TextKey | undefined {
  const birthday = /^\d{4}-\d{2}-\d{2}$/.test(form.BIRTHDAY) ? form.BIRTHDAY : null
  const found = nikFindings(nikDigits(form.PERSONAL_ID), { birthday, gender: (form.GENDER as Gender) || null })
  if (found.includes('length')) return undefined
  if (found.includes('birthday') || found.includes('date')) return 'profile:nik.birthday'
  if (found.includes('gender')) return 'profile:nik.gender'
  return found.length > 0 ? 'profile:nik.odd' : undefined
}
