import type { OpenAction } from '@saki/contracts/openActions'

/** An act of the desk that proposes to refuse a mark. */
export const refusalProposed: OpenAction = {
  ACTION_TYP: 'PROPOSE',
  ACTION_TYPE_NAME: 'Usul penolakan dikirim',
  ACTION_TYPE_CAPTION: 'أُرسل اقتراح الرفض',
  ACTION_KIND: 'NORMAL',
  DESCRIPTION: '',
  GROUND: '',
  NEW_STATUS_CODE: '455',
  NEW_STATUS_NAME: 'Usul Tolak',
  NEW_STATUS_CAPTION: 'اقتراح رفض',
  DUE_DATE: null,
  DUE_KIND: null,
  GENERATED_OFFIDOC: 'SUT',
  OFFIDOC_NAME: 'Pemberitahuan Usul Penolakan',
  OFFIDOC_CAPTION: 'إشعار اقتراح الرفض',
  IND_ASKS: 'Y',
  IND_TELLS: 'N',
  IND_PAPER: 'N',
  FROM_DATE: null,
  UNDOES: [],
}
