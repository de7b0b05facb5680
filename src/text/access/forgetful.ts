/** Said at the login where the browser keeps nothing. */
export const forgetfulText = {
  title: 'Seu navegador não guarda dados deste site',
  text: 'Por isso é preciso entrar de novo sempre que a página é aberta ou recarregada. Para continuar conectado, permita os dados deste site nas configurações do navegador.',
} as const
