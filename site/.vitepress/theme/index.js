import { useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineAsyncComponent, h, onMounted, watch } from 'vue';
import HeroPicture from './hero-picture.vue';
import OpenInPlayground from './open-in-playground.vue';
import './style.css';

/** @type {import('vitepress').Theme} */
const theme = {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'home-hero-image': () => h(HeroPicture) }),
  enhanceApp({ app }) {
    app.component('OpenInPlayground', OpenInPlayground);
    app.component(
      'StepFigure',
      defineAsyncComponent(() => import('./step-figure.vue')),
    );
    app.component(
      'PlaygroundView',
      defineAsyncComponent(() => import('./playground-view.vue')),
    );
  },
  setup() {
    const { frontmatter } = useData();
    // The home page has no landmark for its content; other pages have one inside.
    const mark = () => {
      const content = document.getElementById('VPContent');
      if (frontmatter.value.layout === 'home') content?.setAttribute('role', 'main');
      else content?.removeAttribute('role');
    };
    onMounted(() => watch(() => frontmatter.value.layout, mark, { immediate: true, flush: 'post' }));
  },
};
export default theme;
