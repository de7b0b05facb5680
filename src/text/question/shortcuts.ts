/** The list of keyboard shortcuts, opened from the navigator (spec 2§2). */
export const shortcutsText = {
  title: 'Atalhos do teclado',
  close: 'Fechar',
  enabled: 'Usar atalhos',
  enabledHint: 'Os atalhos nunca funcionam enquanto você digita.',
  rows: [
    {keys: ['1', '2', '3', '4', '5'], does: 'Escolher a alternativa'},
    {keys: ['Q', 'W', 'E', 'R', 'T'], does: 'Riscar a alternativa'},
    {keys: ['←', '→'], does: 'Questão anterior ou próxima'},
    {keys: ['Ctrl direito'], does: 'Responder'},
    {keys: ['Shift direito'], does: 'Mostrar ou ocultar o comentário'},
    {keys: ['L'], does: 'Abrir ou fechar os valores de referência'},
  ],
} as const
