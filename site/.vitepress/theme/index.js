import { useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { onMounted, watch } from 'vue';
import './style.css';

/** @type {import('vitepress').Theme} */
const theme = {
  extends: DefaultTheme,
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
