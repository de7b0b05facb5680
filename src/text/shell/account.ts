/** The menu of the account. */
export const accountMenuText = {
  themeLight: 'Usar tema claro',
  themeDark: 'Usar tema escuro',
  account: (name: string) => `Conta de ${name}`,
  myAccount: 'Minha conta',
  profile: 'Meu perfil',
  help: 'Ajuda',
  helpAndSocial: 'Ajuda e redes sociais',
  supportPhone: (phone: string) => `Suporte: ${phone}`,
  supportMail: 'Escrever para o suporte',
} as const
