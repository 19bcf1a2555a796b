import type { Payment } from '@saki/contracts/payments'

/** An open bill of a design. */
export function openBill(change: Partial<Payment> = {}): Payment {
  return {
    PAYMENT_ID: 1,
    PATENT_ID: null,
    SUBMISSION_NBR: 'TRX-2026-000001',
    TITLE: 'Cangkir',
    REFERENCE: '',
    DOC_NUMBER: '',
    LIABILITY_CODE: 'DESIGN_SINGLE',
    IND_REQUEST: 'N',
    USERDOC_TYP: null,
    LIABILITY_NAME: 'Permohonan satu desain',
    QTY: 1,
    UNIT_AMOUNT: 800_000,
    AMOUNT: 800_000,
    AMOUNT_OUTSTANDING: 800_000,
    CURRENCY: 'IDR',
    BILLING_CODE: '820261120000001',
    BILLING_CREATED_AT: '2026-11-20T02:00:00.000Z',
    BILLING_EXPIRES_AT: '2026-11-20T16:59:59.000Z',
    VALID_UNTIL: '2026-11-20T16:59:59.000Z',
    STATUS: 'BILLED',
    PAYMENT_DATE: null,
    NTPN: null,
    NTB: null,
    RECEIPT_NBR: null,
    RECEIPT_DOC_ID: null,
    PAYER_NAME: 'Sari Wulandari',
    LINES: [],
    QR_TEXT: 'saki:820261120000001',
    NOTICES: [],
    ...change,
  }
}
