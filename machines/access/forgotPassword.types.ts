export type ForgotPasswordContext = {readonly email: string}

export type ForgotPasswordEvent =
  | {readonly type: 'field.change'}
  | {readonly type: 'reset.submit'; readonly email: string}
