/** The mails of the identity service, in the language of the product. */
export type MailKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL'

/** Subject and body of a mail; the link stands on a line of its own. */
export function mailText(kind: MailKind, link: string, brandName: string): {readonly subject: string; readonly body: string} {
  return kind === 'PASSWORD_RESET'
    ? {
        subject: `Redefina sua senha do ${brandName}`,
        body: [
          'Olá!',
          `Recebemos um pedido para redefinir a senha da sua conta no ${brandName}. Abra o link abaixo em até 1 hora:`,
          link,
          'Se você não fez esse pedido, ignore este e-mail: sua senha continua a mesma.',
        ].join('\n\n'),
      }
    : {
        subject: `Confirme seu e-mail no ${brandName}`,
        body: [
          'Olá!',
          'Confirme que este e-mail é seu abrindo o link abaixo em até 3 dias:',
          link,
          `Se você não criou uma conta no ${brandName}, ignore este e-mail.`,
        ].join('\n\n'),
      }
}
