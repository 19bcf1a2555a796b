import { describe, expect, it } from 'vitest'

import { isConsultantNumber, titledName } from '../../forms/agents/registered.ts'
import { agentAnswers, emptyAnswers, missingIn } from './agentForm.ts'

const agent = {
  AGENT_CODE: 903,
  AGENT_NAME: 'Ratna Kusuma',
  FRONT_TITLE: 'Dr.',
  BACK_TITLE: 'S.H.',
  OFFICE_NAME: 'Kusuma & Rekan',
  OFFICE_TELP: '0274 588 214',
  OFFICE_EMAIL: 'kantor@kusuma.contoh.id',
  ADDR_STREET: 'Jalan Kaliurang Km 5',
  ZIPCODE: '55281',
  STATE_CODE: '34',
  CITY_CODE: '3404',
  NOTES: '0903-2016',
}

describe('the consultant form', () => {
  it('takes name with titles, postcode and city from the register', () => {
    expect(agentAnswers(agent)).toMatchObject({
      PERSONNAME: 'Dr. Ratna Kusuma, S.H.',
      ZIPCODE: '55281',
      CITYCODE: '3404',
    })
    expect(titledName({ ...agent, FRONT_TITLE: '', BACK_TITLE: '' })).toBe('Ratna Kusuma')
  })

  it.each([
    ['0903-2016', true],
    [' 0903-2016 ', true],
    ['903-2016', false],
    ['0903-20166', false],
    ['', false],
  ])('isConsultantNumber of "%s" is %s', (text, expected) => {
    expect(isConsultantNumber(text)).toBe(expected)
  })

  it('requires number, name, address, e-mail and telephone, in the order of the dialog', () => {
    expect(missingIn(emptyAnswers).map(({ field }) => field)).toEqual([
      'NOTES',
      'PERSONNAME',
      'ADDRESSSTREET',
      'EMAIL',
      'TELEPHONE',
    ])
    expect(missingIn({ ...emptyAnswers, ...agentAnswers(agent), NOTES: '0903-2016' })).toEqual([])
    expect(missingIn({ ...emptyAnswers, ...agentAnswers(agent), NOTES: '  ' }).map(({ message }) => message)).toEqual([
      'agents:number.missing',
    ])
  })
})
