/** The mails of the identity service, in the language of the product. */
export type MailKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL'

type MailText = {readonly subject: string; readonly paragraphs: readonly [before: string, after: string]}

const texts: Readonly<Record<MailKind, (brandName: string) => MailText>> = {
  PASSWORD_RESET: (brandName) => ({
    subject: `Redefina sua senha do ${brandName}`,
    paragraphs: [
      `Recebemos um pedido para redefinir a senha da sua conta no ${brandName}. Abra o link abaixo em até 1 hora:`,
      'Se você não fez esse pedido, ignore este e-mail: sua senha continua a mesma.',
    ],
  }),
  VERIFY_EMAIL: (brandName) => ({
    subject: `Confirme seu e-mail no ${brandName}`,
    paragraphs: [
      'Confirme que este e-mail é seu abrindo o link abaixo em até 3 dias:',
      `Se você não criou uma conta no ${brandName}, ignore este e-mail.`,
    ],
  }),
  VERIFY_AND_CHANGE_EMAIL: (brandName) => ({
    subject: `Confirme seu novo e-mail no ${brandName}`,
    paragraphs: [
      `Para entrar no ${brandName} com este e-mail, abra o link abaixo em até 3 dias:`,
      'Se você não pediu essa troca, ignore este e-mail: nada muda.',
    ],
  }),
  RECOVER_EMAIL: (brandName) => ({
    subject: `O e-mail da sua conta no ${brandName} foi trocado`,
    paragraphs: [
      `Sua conta no ${brandName} agora usa outro e-mail. Se não foi você, desfaça a troca abrindo o link abaixo em até 7 dias:`,
      'Se foi você, ignore este e-mail.',
    ],
  }),
}

/** Subject and body of a mail; the link stands on a line of its own. */
export function mailText(
  kind: MailKind,
  link: string,
  brandName: string,
): {readonly subject: string; readonly body: string} {
  const {subject, paragraphs} = texts[kind](brandName)
  return {subject, body: ['Olá!', paragraphs[0], link, paragraphs[1]].join('\n\n')}
}
