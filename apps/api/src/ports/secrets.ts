/** Keys of this installation, from DATA_DIR/secrets (0600) or the environment; 32 random bytes each. */
export interface Secrets {
  /** Encrypts the copy of the user record in the cookie (AES-256-GCM). */
  session: Buffer
  /** Signs proof-of-work challenges. */
  captcha: Buffer
  /** Keyed hashes of limiter buckets and of the NIK. */
  blindIndex: Buffer
  /** Encrypts the NIK at column level. */
  personalId: Buffer
  /** HMAC of treasury notices; text as configured. */
  paymentWebhook: string
  /** HMAC of the mail server's notices; text as configured. */
  mailWebhook: string
}
