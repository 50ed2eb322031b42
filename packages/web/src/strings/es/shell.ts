import type { Words } from '../languages.js';
import { number } from './formats.js';

export const shell: Words['shell'] = {
  name: 'Crosshatch',
  skip: 'Ir al contenido',
  nav: 'Navegación principal',
  home: 'Jugar',
  daily: 'Diario',
  learn: 'Aprender',
  create: 'Crear',
  me: 'Yo',
  scan: 'Escanear',
  solve: 'Resolver',
  make: 'Dibujar',
  settings: 'Ajustes',
  help: 'Ayuda',
  loading: 'Cargando…',
  notFound: 'Aquí no existe esa página',
  notFoundText: 'La dirección puede estar mal escrita o ser de una versión anterior.',
  toGallery: 'Todos los puzles',
  failed: 'No se ha podido cargar',
  failedText: 'Comprueba la conexión e inténtalo otra vez. Tus dibujos están a salvo.',
  again: 'Reintentar',
  close: 'Cerrar',
  fileTooLarge: (megabytes) =>
    `Este archivo supera los ${number(megabytes)} MB, más de lo que una página debería leer.`,
  storage: {
    blocked: 'Este navegador no deja que la página guarde nada. Tu progreso dura hasta que la cierres.',
    full: 'El almacenamiento de este navegador está lleno. El progreso nuevo dura hasta que cierres la página.',
    slow: 'El almacenamiento de este navegador no responde. Tu progreso dura hasta que cierres la página.',
  },
  storageBackup: 'Guardar una copia',
  newVersion: 'Hay una versión nueva de esta página.',
  reload: 'Cargarla',
  promise: 'Nada sale de tu navegador: sin cuenta, sin rastreo, sin publicidad.',
  title: (screen) => (screen === '' ? 'Crosshatch' : `${screen} · Crosshatch`),
};
