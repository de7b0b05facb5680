/** What the identity provider and this device know of a student's address. */
export type Verification = {readonly isConfirmed: boolean; readonly wasSent: boolean}

export type EmailVerificationEvent =
  /** The student asks for the mail, again or for the first time. */
  | {readonly type: 'mail.send'}
  /** The student came back to the product, perhaps from the mail. */
  | {readonly type: 'window.returned'}
  | {readonly type: 'reminder.dismiss'}
