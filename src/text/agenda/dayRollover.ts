/** The offer of a new day, or of a new version (F-035). */
export const dayRolloverText = {
  newDay: 'Um novo dia de estudo começou.',
  newDayHint: 'Recarregue quando terminar: o que falta salvar está guardado.',
  newVersion: 'Há uma nova versão da plataforma.',
  reload: 'Recarregar',
  reloading: 'Recarregando…',
} as const
